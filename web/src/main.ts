import './art/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewOnce } from './state/renewing';
import { settings } from './state/settings.svelte';
import { words } from './words/words.svelte';

settings.apply();
try {
  await words.start();
} catch (error) {
  renewOnce();
  throw error;
}
mount(App, { target: document.getElementById('app')! });
