import { createHash } from 'node:crypto'

/** Text that is safe anywhere in HTML, attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-bottom:0}article{border-top:1px solid;padding-bottom:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

/** Headers of a page that blocks loading, scripts and framing. */
export const pageHeaders = (css: string): Record<string, string> => {
  // By its hash: markup that finds its way into a page cannot bring a style.
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  }
}

/** A page that blocks loading, scripts and framing. */
export const htmlPage = (title: string, body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
    {
      headers: {
        ...pageHeaders(style),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    },
  )
