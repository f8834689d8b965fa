import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words-plugin.ts';

const server = process.env['KILNYARD_SERVER'] ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: '../src/kilnyard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '^/api/': { target: server, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
