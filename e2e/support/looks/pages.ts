import { test } from '@playwright/test'
import { expectLook } from '../expectLook.ts'

interface Difference {
  margin?: number
  time?: string
  port?: number
}

/** A card with a button, as the wallet draws them. */
function card({ margin = 20, time = '1 Jan', port = 5173 }: Difference = {}) {
  return `<!doctype html><title>x</title><style>
    body { margin: 32px; background: #f6f5f1; font: 14px/20px sans-serif; color: #17181b }
    main { padding: 20px; border: 1px solid #e5e2da; border-radius: 10px; background: #fff }
    button { margin-block-start: ${margin}px; padding: 8px 16px; border: 1px solid #cdc9be; border-radius: 6px; background: #fff; font: inherit }
    i { display: block; inline-size: 40px; block-size: 8px; background: #2a3fc0; animation: fill 1s infinite alternate }
    @keyframes fill { to { inline-size: 400px } }
  </style><main><p>Send 36,000.00 USDC to Halden &amp; Co, then wait for Bob, Carol or Dana to confirm.</p>
  <p><time>${time}</time> · asked by 127.0.0.1:${port}</p><i></i><button>Review</button></main>`
}

for (const [title, difference] of [
  ['as taken', {}],
  ['other time and port', { time: '22 Nov 2026', port: 40_123 }],
  ['button 4 px lower', { margin: 24 }],
] as const)
  test(title, async ({ page }) => {
    await page.setContent(card(difference))
    await expectLook(page, 'card')
  })
