import { createPopupClient } from '../popup/createPopupClient.ts'
import { createState } from '../popup/createState.ts'
import { buildUrl, type UrlFields } from '../url/buildUrl.ts'
import { checkClientId } from '../url/checkClientId.ts'
import { normalizeScopes } from '../url/normalizeScopes.ts'
import { parseWalletOrigin } from '../url/parseWalletOrigin.ts'
import { authorizeBase } from '../url/walletUrls.ts'
import type { AuthorizeCommonOptions, Redirected } from './AuthorizeOptions.ts'
import { readAuthorized } from './readAuthorized.ts'
import { redirectStorage, saveRedirect } from './redirectRecord.ts'

const forwarded = ['source', 'popupCloseDelay', 'theme']

/** Common part of both kinds of authorization. Checks the options. */
export function prepareAuthorize(options: AuthorizeCommonOptions) {
  const { state = createState(), redirectUrl, signal } = options
  const window = options.window ?? globalThis.window
  const waypointOrigin = parseWalletOrigin(options.waypointOrigin)
  const base = authorizeBase(waypointOrigin, checkClientId(options.clientId))

  return {
    state,
    scope: normalizeScopes(options.scopes).join(' '),
    /** The wallet's own options, in the caller's order, as is expected. */
    rest: Object.entries(options).filter(([name]) => forwarded.includes(name)),
    /** Sends a request by a popup, which is open when this returns. */
    async ask(
      fields: (
        origin: string,
        redirect: string,
      ) => UrlFields | Promise<UrlFields>,
    ) {
      const exchange = createPopupClient({ window, waypointOrigin })
      const { data } = await exchange({
        state,
        signal,
        url({ origin }) {
          const given = fields(origin, redirectUrl ?? origin)
          return 'then' in given
            ? given.then((list) => buildUrl(base, list))
            : buildUrl(base, given)
        },
      })
      return readAuthorized(data)
    },
    /** Leaves the page. */
    async redirect(
      record: Redirected,
      fields: (redirect: string) => Promise<UrlFields>,
    ) {
      const storage = redirectStorage(options.storage)
      const list = await fields(redirectUrl ?? window.location.origin)
      signal?.throwIfAborted()
      saveRedirect(storage, record)
      window.location.assign(buildUrl(base, list))
      return record
    },
  }
}
