/**
 * A part of the site that cannot be loaded belongs to a server that was renewed since: then the site
 * is loaded anew, but once only, for it may also be that the part is not to be had at all.
 */
import { keep, kept } from './keeping';

const NAME = 'renewed';
const session = (): Storage => sessionStorage;

export function renewOnce(): void {
  if (kept<boolean>(NAME, session)) return;
  keep(NAME, true, session);
  location.reload();
}

/** Everything could be loaded. */
export function renewed(): void {
  keep(NAME, false, session);
}
