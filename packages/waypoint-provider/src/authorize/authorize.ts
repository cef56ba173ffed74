import * as kinds from '../errors/kinds.ts'
import { PopupBlockedError } from '../errors/PopupBlockedError.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { withRetry } from '../popup/withRetry.ts'
import type { UrlFields } from '../url/buildUrl.ts'
import type {
  AuthorizedAccount,
  AuthorizedCode,
  AuthorizeOptions,
  Redirected,
} from './AuthorizeOptions.ts'
import { prepareAuthorize } from './prepareAuthorize.ts'
import { toBase64Url } from './toBase64.ts'

/** Makes a verifier of 64 characters (RFC 7636, section 4.1). */
function createCodeVerifier(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(48)))
}

/** The challenge of a verifier, method S256 (RFC 7636, section 4.2). */
async function createCodeChallenge(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier)
  return toBase64Url(await crypto.subtle.digest('SHA-256', bytes))
}

type Answer<options extends AuthorizeOptions> = options extends {
  checks: readonly ['pkce', ...unknown[]]
}
  ? AuthorizedCode
  : options extends { checks: readonly unknown[] }
    ? AuthorizedAccount | AuthorizedCode
    : AuthorizedAccount

/** Result of {@link authorize}, by its options. */
export type AuthorizeReturn<options extends AuthorizeOptions> =
  options['mode'] extends 'popup'
    ? Answer<options>
    : options['mode'] extends 'redirect'
      ? Redirected
      : Answer<options> | Redirected

/**
 * Requests the user's account, without a provider. The popup opens inside the
 * call: call it directly in a click handler. In redirect mode the page is left,
 * and `parseRedirectUrl` reads the answer on the page that is returned to.
 *
 * @throws WaypointError 4001 when refused or closed, or the wallet's own code
 * @throws PopupBlockedError with `retry`
 *
 * @example
 * ```ts
 * import { authorize } from '@strongroom/waypoint-provider'
 *
 * document.querySelector('button')?.addEventListener('click', async () => {
 *   const { token, address } = await authorize({
 *     mode: 'popup',
 *     clientId: 'my-app',
 *     scopes: ['email'],
 *   })
 * })
 * ```
 */
export function authorize<const options extends AuthorizeOptions>(
  options: options,
): Promise<AuthorizeReturn<options>>
export function authorize(
  options: AuthorizeOptions,
): Promise<AuthorizedAccount | AuthorizedCode | Redirected> {
  return withRetry(() => run(options))
}

async function run(
  options: AuthorizeOptions,
): Promise<AuthorizedAccount | AuthorizedCode | Redirected> {
  const { mode } = options
  const { state, scope, rest, ask, redirect } = prepareAuthorize(options)
  const codeVerifier = options.checks?.includes('pkce')
    ? createCodeVerifier()
    : undefined

  const fields = (target: string, challenge?: string): UrlFields => [
    ['redirect', target],
    ['scope', scope],
    ['response_type', challenge && 'code'],
    ['code_challenge_algo', challenge && 'S256'],
    ['code_challenge', challenge],
    ...rest,
  ]
  const leave = () =>
    redirect(
      { state, ...(codeVerifier === undefined ? {} : { codeVerifier }) },
      async (target) => [
        ...fields(
          target,
          codeVerifier && (await createCodeChallenge(codeVerifier)),
        ),
        ['state', state],
      ],
    )
  if (mode === 'redirect') return leave()

  try {
    const { token, address, secondaryAddress, authorizationCode } = await ask(
      (origin, target) => {
        const end: UrlFields = [
          ['origin', origin],
          ['state', state],
        ]
        // A digest takes a moment; without one the page is shown at once.
        return codeVerifier === undefined
          ? [...fields(target), ...end]
          : createCodeChallenge(codeVerifier).then((challenge) => [
              ...fields(target, challenge),
              ...end,
            ])
      },
    )
    if (codeVerifier === undefined) return { token, address, secondaryAddress }
    if (authorizationCode === undefined)
      throw new WaypointError(
        kinds.internal,
        'authorize: authorization code is NOT valid',
      )
    return { authorizationCode, codeVerifier }
  } catch (error) {
    if (mode === 'auto' && error instanceof PopupBlockedError) return leave()
    throw error
  }
}
