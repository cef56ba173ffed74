import { type Route, route } from '../http/Route.ts'

const svg = (letter: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/><path d="${letter}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>`

const pictures: readonly (readonly [name: string, text: string])[] = [
  ['native', svg('M16 6l7 10-7 10-7-10zM9 16h14', '#3a5bd9')],
  ['token', svg('M10 11h12M16 11v12', '#5b6475')],
]

/** Logos that answers refer to, so that clients load none from other hosts. */
export const assetRoutes: readonly Route[] = pictures.map(([name, text]) =>
  route({
    method: 'get',
    path: `/assets/${name}.svg`,
    operationId: `get${name === 'native' ? 'Native' : 'Token'}Logo`,
    produces: 'image/svg+xml',
    summary: `Logo of a ${name} coin`,
    handle: () =>
      new Response(text, {
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
        },
      }),
  }),
)
