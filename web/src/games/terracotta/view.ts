/* Written by `make types` from the types of the server; do not edit. */

/**
 * One action of a ring: its kind, and what is printed with it.
 *
 * `amount` is the Coins or Clay it brings or the Clay it costs; `thing` a Master or a Weapon.
 */
export interface SpaceView {
  action: string;
  amount: number | null;
  thing: string | null;
}
/**
 * The three actions in line at a segment, from the middle of the wheel, and who is there.
 */
export interface SegmentView {
  number: number;
  spaces: SpaceView[];
  craftsman: number | null;
  artisan: number | null;
  warehouse: number;
}
/**
 * A Statue. A mounted Warrior covers three cells, its own first.
 */
export interface FigureView {
  what: string;
  cells: string[];
  owner: number | null;
  facing: string | null;
}
/**
 * A column of the Warrior Organizer; `points` is None when it is empty.
 *
 * `rows` are the points beside each of its rows, from the row that is taken first.
 */
export interface ColumnView {
  warrior: string;
  remaining: number;
  points: number | null;
  rows: number[];
}
/**
 * A kind of Specialist on offer; `cost` is None when it is sold out.
 *
 * `costs` are the Coins for each of its kind, from the one that is bought first.
 */
export interface SpecialistView {
  specialist: string;
  weapon: string;
  remaining: number;
  cost: number | null;
  costs: number[];
}
/**
 * A Scoring tile, and what its round pays.
 */
export interface TileView {
  round: number;
  tile: string;
  domination: number;
  presence: number;
}
/**
 * Who has a token at a Master.
 */
export interface MasterView {
  master: string;
  seats: number[];
}
/**
 * All that lies before a player, points by source included.
 */
export interface PlayerView {
  seat: number;
  coins: number;
  wet_clay: number;
  dry_clay: number;
  active_weapons: string[];
  master_tokens: number[];
  craftsmen: number;
  artisans: number;
  artisans_in_supply: number;
  priority: number | null;
  points: {
    [k: string]: number;
  };
  total: number;
}
/**
 * An Action card of Li Si's.
 */
export interface CardView {
  number: number;
  space: SpaceView;
  rotates: string[];
  neutral: boolean;
}
/**
 * Li Si's own things: everything but the order of his cards.
 */
export interface LiSiView {
  overseer: number;
  cards_in_deck: number;
  discarded: string[];
  active: CardView[];
  masters_to_come: number;
  weapon_row: string[];
  challenges: string[];
}
/**
 * The whole table. Segments are numbered from 1, inspectors stand at a row and a column.
 *
 * `segment` is where this round's last Worker was placed, None before the first one.
 */
export interface TerracottaView {
  round: number;
  rounds: number;
  over: boolean;
  active: number;
  deciders: number[];
  order: number[];
  tiles: TileView[];
  row_inspector: number;
  column_inspector: string;
  figures: FigureView[];
  segments: SegmentView[];
  warehouses: number[];
  organizer: ColumnView[];
  specialists: SpecialistView[];
  masters: MasterView[];
  priority_tokens: number[];
  players: PlayerView[];
  li_si: LiSiView | null;
  segment: number | null;
}
