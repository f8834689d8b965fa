import './art/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import { words } from './words/words.svelte';

settings.apply();
await words.start();
mount(App, { target: document.getElementById('app')! });
