import { createHash } from 'node:crypto'

/** Text that is safe anywhere in HTML, attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-bottom:0}article{border-top:1px solid;padding-bottom:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}'
// By its hash: nothing that finds its way into a page can bring a style.
const styleHash = createHash('sha256').update(style).digest('base64')

/** A page that can load nothing, run nothing and be framed by nobody. */
export const htmlPage = (title: string, body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'DENY',
      },
    },
  )
