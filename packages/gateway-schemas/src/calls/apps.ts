import { safeAppsSchema } from '../entities/safeApps.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { textParameter } from './parameters.ts'

const clientUrl = textParameter(
  'Origin of the wallet; without it only apps open to all are listed.',
  'https://wallet.example',
)

export const appsCalls = defineCalls({
  getSafeApps: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safe-apps',
    summary: 'Lists the apps for a chain.',
    details: 'Sends `clientUrl` under the older and the newer of its names.',
    query: {
      client_url: clientUrl,
      clientUrl,
      url: textParameter('URL of one app.', 'https://app.example'),
    },
    answer: safeAppsSchema,
    published: { query: ': SafeAppsQuery = {}' },
    example: { chainId: examples.chainId },
  },
})
