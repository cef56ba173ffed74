// One published major of the SDK, unmodified, chosen by the query. Imported as
// text: the declarations of some majors do not compile under our options.
const majors: Record<string, () => Promise<unknown>> = {
  1: () => import('safe-apps-sdk-1' as string),
  2: () => import('safe-apps-sdk-2' as string),
  3: () => import('safe-apps-sdk-3' as string),
  4: () => import('safe-apps-sdk-4' as string),
  5: () => import('safe-apps-sdk-5' as string),
  6: () => import('safe-apps-sdk-6' as string),
  7: () => import('safe-apps-sdk-7' as string),
  8: () => import('safe-apps-sdk-8' as string),
  9: () => import('@safe-global/safe-apps-sdk'),
}
const major = new URLSearchParams(location.search).get('major') ?? ''
const found = (await majors[major]?.()) as { default: unknown }
// CommonJS nests its default once more.
const Sdk = (
  typeof found.default === 'function'
    ? found.default
    : (found.default as { default: unknown }).default
) as new () => object
export const sdk: object = new Sdk()
Object.assign(globalThis, { sdk })
