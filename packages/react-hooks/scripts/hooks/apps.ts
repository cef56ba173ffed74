import { query } from './defineHooks.ts'

export const apps = [
  query({
    call: 'getSafeApps',
    name: 'safeApps',
    docs: 'The apps a gateway lists for a chain. `clientUrl` is the origin of the wallet: apps that do not let it show them are left out.',
    hookDocs: 'Lists the apps of a chain.',
    steady: 'The list changes by the week.',
  }),
]
