import type { Permission } from '../protocol/walletTypes.ts'
import type { ProviderBridge } from '../provider/AppProvider.ts'

/** Permissions (EIP-2255). */
export function createPermissions(bridge: ProviderBridge) {
  return {
    async wallet_requestPermissions(params: readonly unknown[]) {
      // The standard's objects, or one list of them as Safe's provider has it.
      const asked = (Array.isArray(params[0]) ? params[0] : params) as object[]
      // The account is there from the start.
      const accounts: Permission[] = asked.some((one) => 'eth_accounts' in one)
        ? [
            {
              parentCapability: 'eth_accounts',
              invoker: globalThis.location?.origin ?? '',
              caveats: [],
            },
          ]
        : []
      const others = asked
        .map((one) =>
          Object.fromEntries(
            Object.entries(one).filter(([name]) => name !== 'eth_accounts'),
          ),
        )
        .filter((one) => Object.keys(one).length > 0)
      if (others.length === 0 && accounts.length > 0) return accounts
      return [...accounts, ...(await bridge.requestPermissions(others))]
    },
  }
}
