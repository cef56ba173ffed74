import { createAppBridge } from '@strongroom/safe-apps-bridge'

/** The wallets that may embed the app: those of `npm start`, and Safe's. */
const wallets = import.meta.env['VITE_WALLETS'] as string | undefined

export const bridge = createAppBridge({
  allowedOrigins: wallets?.split(',') ?? [
    'http://localhost:5173',
    'https://app.safe.global',
  ],
})
