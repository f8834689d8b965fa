/** The one control for each kind of decision: the same choices, in the form that suits the kind. */
import type { Component } from 'svelte';
import type { Sitting } from '../table/sitting.svelte';
import Amount from './Amount.svelte';
import Order from './Order.svelte';
import Pay from './Pay.svelte';
import PickAction from './PickAction.svelte';
import PickCard from './PickCard.svelte';
import PickDirection from './PickDirection.svelte';
import PickPiece from './PickPiece.svelte';
import PickSeveral from './PickSeveral.svelte';
import PickSpace from './PickSpace.svelte';
import YesNo from './YesNo.svelte';

export const CONTROLS: Record<string, Component<{ sitting: Sitting }>> = {
  'pick-space': PickSpace,
  'pick-piece': PickPiece,
  'pick-card': PickCard,
  'pick-action': PickAction,
  'pick-direction': PickDirection,
  'pick-several': PickSeveral,
  pay: Pay,
  amount: Amount,
  order: Order,
  'yes-no': YesNo,
};
