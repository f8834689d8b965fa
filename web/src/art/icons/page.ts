/** What the pages themselves need, in 24 by 24. */
import { box, disc, type Drawing } from '../drawing';

const line = (path: string, width = 2.4): Drawing => [['ink', path, width]];
const solid = (path: string): Drawing => [['ink', path]];

export const PAGE = {
  undo: line('M8.5 3.5 3.5 8.5l5 5M4 8.5h10a6 6 0 0 1 0 12H8'),
  redo: line('m15.5 3.5 5 5-5 5M20 8.5H10a6 6 0 0 0 0 12h6'),
  'undo-turn': line('M12 3.5 7 8.5l5 5M6.5 3.5l-5 5 5 5M7.5 8.5H15a6 6 0 0 1 0 12H9'),
  play: solid('M6 2.5 21 12 6 21.5z'),
  pause: solid(box(5, 3, 5, 18) + box(14, 3, 5, 18)),
  first: solid('M3 3h3.5v18H3zM21.5 3v18L7.5 12z'),
  last: solid('M17.5 3H21v18h-3.5zM2.5 3l14 9-14 9z'),
  next: line('m8.5 3.5 8.5 8.5-8.5 8.5', 3),
  previous: line('M15.5 3.5 7 12l8.5 8.5', 3),
  down: line('m3.5 8.5 8.5 8.5 8.5-8.5', 3),
  up: line('m3.5 15.5 8.5-8.5 8.5 8.5', 3),
  log: line('M8 5h13M8 12h13M8 19h9M3 5h.01M3 12h.01M3 19h.01'),
  chat: solid(
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM6 7v2h12V7zM6 11v2h8v-2z',
  ),
  send: solid('M1.5 2.5 23 12 1.5 21.5l2.3-8L14 12 3.8 10.5z'),
  score: solid('M2 13h5v9H2zM9.5 2h5v20h-5zM17 8h5v14h-5z'),
  settings: line('M3 6h6M15 6h6M3 12h11M19 12h2M3 18h2M11 18h10M12 3.5v5M16.5 9.5v5M8 15.5v5'),
  sound: [
    ['ink', 'M2 8.5h5l6-5.5v18l-6-5.5H2z'],
    ['ink', 'M16.5 8.5c2 2 2 5 0 7M19 5.5c4 4 4 9 0 13', 2.2],
  ],
  'sound-off': [
    ['ink', 'M2 8.5h5l6-5.5v18l-6-5.5H2z'],
    ['ink', 'm16.5 9 5.5 6M22 9l-5.5 6', 2.2],
  ],
  light: [
    ['ink', disc(12, 12, 5)],
    [
      'ink',
      'M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l1.8 1.8M17.7 17.7l1.8 1.8M4.5 19.5l1.8-1.8M17.7 6.3l1.8-1.8',
      2.2,
    ],
  ],
  dark: solid('M20.5 15.5A9.5 9.5 0 1 1 9 2.5a8 8 0 0 0 11.5 13z'),
  system: [
    ['ink', disc(12, 12, 9), 2.2],
    ['ink', 'M12 3a9 9 0 0 1 0 18z'],
  ],
  language: line('M2.5 12h19M12 2.5c-6 6-6 13 0 19 6-6 6-13 0-19zM12 2.5a9.5 9.5 0 1 0 .01 0z', 2),
  link: line('m9 15 6-6M10 6.5 13 3.5a5 5 0 0 1 7 7L17 13.5M7 10.5 4 13.5a5 5 0 0 0 7 7l3-3'),
  copy: line('M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8', 2.2),
  share: line('M12 15V2.5M7.5 6.5 12 2.5l4.5 4M6.5 11H4v10.5h16V11h-2.5', 2.2),
  download: line('M12 2.5v13M6.5 10.5 12 16l5.5-5.5M3 21h18'),
  upload: line('M12 16V3M6.5 8.5 12 3l5.5 5.5M3 21h18'),
  fork: [
    ['ink', 'M6 7v10M18 7c0 5-12 3-12 10', 2.2],
    ['ink', disc(6, 4.5, 3) + disc(18, 4.5, 3) + disc(6, 19.5, 3)],
  ],
  bot: [
    [
      'ink',
      'M4 8h16v12.5H4zM8.5 12a1.8 1.8 0 1 0 .01 0zM15.5 12a1.8 1.8 0 1 0 .01 0zM8.5 17.2h7v-1.6h-7z',
    ],
    ['ink', 'M12 7.5V3.5M1.5 13v4M22.5 13v4', 2.2],
    ['ink', disc(12, 3, 2)],
  ],
  person: solid(disc(12, 7.5, 5) + 'M2.5 22c0-6 3.5-8.5 9.5-8.5s9.5 2.5 9.5 8.5z'),
  people: solid(
    disc(8, 8, 4.5) +
      'M.5 21c0-5.5 3-7.5 7.5-7.5s7.5 2 7.5 7.5zM15 3.7a4.5 4.5 0 1 1 0 8.6c1.5-2.5 1.5-6 0-8.6zM17.5 21c0-3.5-.8-5.8-2.5-7.5 5-.5 8.5 1.5 8.5 7.5z',
  ),
  clock: line('M12 2.5a9.5 9.5 0 1 0 .01 0zM12 6.5V12l4 3'),
  eye: [
    ['ink', 'M1.5 12c4-6 7-7.5 10.5-7.5s6.5 1.5 10.5 7.5c-4 6-7 7.5-10.5 7.5S5.5 18 1.5 12z', 2.2],
    ['ink', disc(12, 12, 3.6)],
  ],
  plan: line('M3 21c0-7 3-9 9-9s9-2 9-9M16 7l5-4.5M21 8.5V2.5h-6M3 21h.01', 2.4),
  help: [
    ['ink', 'M7.5 8.5C7.5 5 9.5 3 12.5 3S17 5 17 7.5c0 4-4.8 4-4.8 8', 2.8],
    ['ink', disc(12.2, 20.5, 1.8)],
  ],
  info: [
    ['ink', 'M12 10v11', 3.2],
    ['ink', disc(12, 4.5, 2.2)],
  ],
  menu: line('M3 5.5h18M3 12h18M3 18.5h18'),
  more: solid(disc(4, 12, 2.3) + disc(12, 12, 2.3) + disc(20, 12, 2.3)),
  close: line('m5 5 14 14M19 5 5 19', 2.8),
  check: line('m3.5 13 6 6.5L20.5 5', 3),
  plus: line('M12 4v16M4 12h16', 2.8),
  minus: line('M4 12h16', 2.8),
  warning: solid('M12 1.5 23.5 21.5H.5zM10.5 9l.5 6.5h2l.5-6.5zM12 16.7a1.5 1.5 0 1 0 .01 0z'),
  home: solid('M12 2 23 12h-3v9.5h-5.5V15h-5v6.5H4V12H1z'),
  trophy: solid(
    'M6 2h12v2h4.5c0 5-2 7.5-5.5 8-.8 1.7-2 2.7-3.5 3.2V18H17v4H7v-4h3.5v-2.8C9 14.7 7.8 13.7 7 12c-3.5-.5-5.5-3-5.5-8H6zM4 6c.2 1.7 1 2.8 2.2 3.5L6 6zM20 6h-2l-.2 3.5C19 8.8 19.8 7.7 20 6z',
  ),
  flag: line('M5 22V3c5-2.5 8 2.5 14 0v11c-6 2.5-9-2.5-14 0'),
  device: solid(
    'M7 1.5h10a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM7.5 4.5v13h9v-13zM12 19a1.2 1.2 0 1 0 .01 0z',
  ),
  curtain: solid(
    'M1.5 2h21v3h-21zM3 6h5.5c1 5-.5 9-4 11.5L6 22H3zM21 6h-5.5c-1 5 .5 9 4 11.5L18 22h3z',
  ),
  refresh: line('M20.5 12A8.5 8.5 0 1 1 17 5.2M17.5 1v4.5H13'),
  calendar: solid('M6 1h3v2h6V1h3v2h4v19.5H2V3h4zM5 9v10.5h14V9zM7.5 11.5h3.5V15H7.5z'),
  bolt: solid('M14.5 1 4 13.5h6.5L9 23 20 9.5h-7z'),
  filter: solid('M2 3h20l-8 9.5V22l-4-3v-6.5z'),
  pin: solid(
    'M12 1.5a7.5 7.5 0 0 1 7.5 7.5c0 5-4 8-7.5 13.5C8.5 17 4.5 14 4.5 9A7.5 7.5 0 0 1 12 1.5zM12 6a3 3 0 1 0 .01 0z',
  ),
  lock: solid('M5 10h1.5V7.5a5.5 5.5 0 0 1 11 0V10H19v12H5zM9 10h6V7.5a3 3 0 0 0-6 0z'),
  search: line('M10 3a7 7 0 1 0 .01 0zM15 15l6.5 6.5'),
  'zoom-in': line('M10 3a7 7 0 1 0 .01 0zM15 15l6.5 6.5M10 7v6M7 10h6', 2.2),
  'zoom-out': line('M10 3a7 7 0 1 0 .01 0zM15 15l6.5 6.5M7 10h6', 2.2),
  fit: line('M8.5 3H3v5.5M15.5 3H21v5.5M8.5 21H3v-5.5M15.5 21H21v-5.5'),
  book: line(
    'M12 6C9 3.5 6 3 2.5 3.5v15c3.5-.5 6.5 0 9.5 2.5 3-2.5 6-3 9.5-2.5v-15C18 3 15 3.5 12 6zM12 6v14.5',
    2,
  ),
  text: line('M4 4h16M12 4v16.5', 2.8),
  bell: solid(
    'M12 1.5a2 2 0 0 1 2 2c3 1 4.5 3.5 4.5 7 0 4 1 5 2.5 6.5v2H3v-2C4.5 15.5 5.5 14.5 5.5 10.5c0-3.5 1.5-6 4.5-7a2 2 0 0 1 2-2zM9 20.5h6a3 3 0 0 1-6 0z',
  ),
  seat: solid('M6 2h12v10H6zM4 13.5h16v4h-2V22h-3v-4.5H9V22H6v-4.5H4z'),
  edit: line('m3 21 1-5L16.5 3.5l4 4L8 20z', 2.2),
  trash: line('M3.5 6h17M9 6V3h6v3M5.5 6l1 15h11l1-15M10 10v7M14 10v7', 2),
} satisfies Record<string, Drawing>;
