import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Wallets read manifest.json from their own origin.
const server = { host: '127.0.0.1', port: 5191, strictPort: true, cors: true }

export default defineConfig({ plugins: [react()], server, preview: server })
