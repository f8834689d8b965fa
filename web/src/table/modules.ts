/** The games that can be drawn, each loaded when a table of it is opened. */
import type { GameModule } from '../games/game';

const MODULES: Record<string, () => Promise<unknown>> = {
  terracotta: () => import('../games/terracotta/index').then(({ terracotta }) => terracotta),
};

export async function loadModule(name: string): Promise<GameModule> {
  const load = MODULES[name];
  if (!load) throw new Error(`There is no drawing of the game ${name}.`);
  return (await load()) as GameModule;
}
