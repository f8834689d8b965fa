/* Written by `make types` from the types of the server; do not edit. */

/**
 * A worker card: its id, colour and number, and what its own action brings in this round.
 *
 * `helper` and `points` are for green cards, `pigments` for blue ones.
 */
export interface CardView {
  card: string;
  pigment: string;
  number: number;
  worker: string;
  coins: number;
  clay: number;
  helper: string | null;
  points: number;
  pigments: string[];
}
/**
 * A space of the pit: what it shows, and who stands there.
 *
 * `soldier` is None for nobody, "statue" for an unpainted one, else "painted"; `owner` painted it,
 * `signed` is whose Signature lies there.
 */
export interface CellView {
  cell: string;
  section: string;
  points: number;
  coins: number;
  pigments: string[];
  soldier: string | null;
  owner: number | null;
  signed: number | null;
}
/**
 * Painted soldiers of one seat that hang together.
 */
export interface GroupView {
  seat: number;
  cells: string[];
}
/**
 * A token of the Emperor's.
 */
export interface RequestView {
  section: string;
  number: number;
  pigment: string;
}
/**
 * A section: Clay for a statue, pigments asked for painting, points of its three places.
 *
 * `any_pigments` more may be of any colour. `soldiers` counts painted ones by seat.
 */
export interface SectionView {
  section: string;
  clay: number;
  pigments: string[];
  any_pigments: number;
  places: number[];
  soldiers: number[];
}
/**
 * A building: whose builders are there, and what each seat would pay to enter.
 */
export interface BuildingView {
  building: string;
  pair: number;
  pigment: string;
  builders: number[];
  minister: boolean;
  closed: boolean;
  tolls: number[];
}
/**
 * Two buildings with one limit; the Prime Minister is counted among those who stand there.
 */
export interface PairView {
  buildings: string[];
  standing: number;
  limit: number;
}
/**
 * An Equipment card.
 */
export interface EquipmentView {
  id: string;
  equipment: string;
  material: string;
  section: string;
  coins: number;
  clay: number;
}
/**
 * A space of the Supervisor track: its tile, and who is there, the highest first.
 */
export interface SpaceView {
  space: number;
  tile: string;
  seats: number[];
}
/**
 * All that lies before a player. Lists of hidden cards are empty for everybody else.
 *
 * `put_back` are the cards that the Emperor's favour took, which are drawn last.
 */
export interface PlayerView {
  seat: number;
  hand: CardView[];
  cards_in_hand: number;
  cards_in_deck: number;
  put_back: string[];
  under: CardView | null;
  over: CardView | null;
  discards: string[];
  helpers: string[];
  coins: number;
  clay: number;
  pigments: {
    [k: string]: number;
  };
  builders: number;
  signatures: number;
  soldiers: number;
  tiles: string[];
  used_tiles: string[];
  end_tile: string | null;
  equipment: EquipmentView[];
  equipment_count: number;
  equipment_points: number | null;
  space: number;
  points: {
    [k: string]: number;
  };
  total: number;
}
/**
 * The whole table. `active` is None while pairs are chosen; `order` is that of the phase.
 */
export interface XianView {
  round: number;
  rounds: number;
  phase: number;
  over: boolean;
  active: number | null;
  deciders: number[];
  order: number[];
  turns_begun: number;
  cells: CellView[];
  walls: string[];
  groups: GroupView[];
  sections: SectionView[];
  requests: RequestView[];
  removed: RequestView[];
  buildings: BuildingView[];
  pairs: PairView[];
  row: (EquipmentView | null)[];
  equipment_left: number;
  scrapped: EquipmentView[];
  track: SpaceView[];
  end_tiles: string[];
  end_tiles_left: string[];
  pigments: {
    [k: string]: number;
  };
  statues_left: number;
  players: PlayerView[];
}
