import { isLanguageChoice, type LanguageChoice } from '../texts/locales.ts'
import { isChainId, isHttpUrl, isRecord } from './guards.ts'

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  /** Things stand closer together. */
  density?: 'compact'
  /** The owner's choice; left out, the browser's languages decide. */
  language?: LanguageChoice
  /** RPC endpoints the owner chose, by chain id. */
  rpc: Readonly<Record<string, string>>
  /** Further endpoints that are compared with those, by chain id. */
  secondRpc?: Readonly<Record<string, string>>
  /** Messages are signed by transactions, never by collected signatures. */
  onChain?: boolean
  /** Allows signing messages of unreadable bytes. */
  rawHex?: boolean
  /** Code of the currency of values, in upper case. @default USD */
  currency?: string
  /** Shows tokens that are on no list among the others. */
  tokens?: 'all'
  /** Folds away assets of nearly no value. */
  dust?: 'hide'
  /** Lower-case addresses of tokens that the owner hid, by chain id. */
  hidden?: Readonly<Record<string, readonly string[]>>
  /** Whether keys act outside of fields. @default true */
  shortcuts?: false
}

export function parseSettings(value: unknown): Settings | undefined {
  if (!isRecord(value)) return undefined
  const { theme, density, language, rpc, onChain, rawHex } = value
  const { currency, tokens, dust, hidden, shortcuts } = value
  const second = readEndpoints(value['secondRpc'])
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    rpc: readEndpoints(rpc),
    ...(Object.keys(second).length > 0 ? { secondRpc: second } : {}),
    ...(density === 'compact' ? { density } : {}),
    ...(isLanguageChoice(language) ? { language } : {}),
    ...(onChain === true ? { onChain } : {}),
    ...(rawHex === true ? { rawHex } : {}),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
      ? { currency }
      : {}),
    ...(tokens === 'all' ? { tokens } : {}),
    ...(dust === 'hide' ? { dust } : {}),
    ...(isRecord(hidden) ? { hidden: readHidden(hidden) } : {}),
    ...(shortcuts === false ? { shortcuts } : {}),
  }
}

const readHidden = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([chainId, tokens]) =>
      isChainId(chainId) && Array.isArray(tokens)
        ? [
            [
              chainId,
              tokens.filter(
                (token): token is string =>
                  typeof token === 'string' && /^0x[\da-f]{40}$/.test(token),
              ),
            ] as const,
          ]
        : [],
    ),
  )

function readEndpoints(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] =>
        isChainId(entry[0]) && isHttpUrl(entry[1]),
    ),
  )
}
