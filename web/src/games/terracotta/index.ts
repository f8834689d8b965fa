/** Terracotta Army for the table page: how it is drawn, and what is where. */
import Cover from '../../art/TerracottaCover.svelte';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { active, changes, order, points } from './changes';
import MausoleumPart from './parts/MausoleumPart.svelte';
import SuppliesPart from './parts/SuppliesPart.svelte';
import WheelPart from './parts/WheelPart.svelte';
import { placeOf, placesOf } from './places';
import Player from './Player.svelte';
import TextBoard from './TextBoard.svelte';
import type { TerracottaView } from './view';

export const terracotta: GameModule<TerracottaView> = {
  name: 'terracotta',
  parts: [
    { id: 'mausoleum', component: MausoleumPart },
    { id: 'wheel', component: WheelPart },
    { id: 'supplies', component: SuppliesPart },
  ],
  Board,
  Player,
  TextBoard,
  Cover,
  placeOf,
  placesOf,
  changes,
  points,
  order,
  active,
};
