import { isChainId, isHttpUrl, isRecord } from './guards.ts'

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  /** RPC endpoints the owner chose, by chain id. */
  rpc: Readonly<Record<string, string>>
}

export function parseSettings(value: unknown): Settings | undefined {
  if (!isRecord(value)) return undefined
  const { theme, rpc } = value
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    rpc: isRecord(rpc)
      ? Object.fromEntries(
          Object.entries(rpc).filter(
            (entry): entry is [string, string] =>
              isChainId(entry[0]) && isHttpUrl(entry[1]),
          ),
        )
      : {},
  }
}
