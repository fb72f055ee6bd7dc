import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shelf } from './shelf.plugin.ts'

const server = process.env.SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shelf()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2024',
    // Fonts stay files: a reader of English never loads the letters of Hungarian.
    assetsInlineLimit: 1024,
  },
  worker: { format: 'es' },
  server: { proxy: { '^/api/': { target: server, ws: true } } },
})
