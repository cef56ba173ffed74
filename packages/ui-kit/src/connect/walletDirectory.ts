import { safeHref } from '../text/safeHref.ts'
import type { PairingApp, WalletDownload } from './ConnectorOption.ts'
import { knownWallets } from './listWallets.ts'

/** A wallet that people can install, and the links that reach it. */
export interface DirectoryWallet {
  readonly name: string
  /** Names by which it announces itself (EIP-6963). */
  readonly rdns: readonly string[]
  /** Page of the browser extension; undefined for a wallet without one. */
  readonly extension?: string
  /** Page that leads to the stores of phones; undefined for a wallet without an app. */
  readonly app?: string
  /** Universal link that opens a WalletConnect code: `{uri}` stands for it. */
  readonly pairing?: string
  /**
   * Universal link that opens a page in the wallet's own browser: `{url}` stands for
   * the encoded address, `{page}` for host and path as they are.
   */
  readonly browse?: string
}

/**
 * Well-known wallets, by their own sites and documentation. All links are `https:`, so
 * that a phone without the app gets a page instead of an error.
 */
export const walletDirectory: readonly DirectoryWallet[] = [
  {
    name: 'Ronin Wallet',
    rdns: knownWallets.ronin,
    extension: 'https://wallet.roninchain.com/',
    app: 'https://wallet.roninchain.com/',
    pairing: 'https://wallet.roninchain.com/auth-connect?uri={uri}',
  },
  {
    name: 'MetaMask',
    rdns: knownWallets.metamask,
    extension: 'https://metamask.io/download',
    app: 'https://metamask.io/download',
    pairing: 'https://metamask.app.link/wc?uri={uri}',
    browse: 'https://link.metamask.io/dapp/{page}',
  },
  {
    name: 'Rabby',
    rdns: knownWallets.rabby,
    extension: 'https://rabby.io/',
  },
  {
    name: 'Coinbase Wallet',
    rdns: knownWallets.coinbase,
    extension: 'https://www.coinbase.com/wallet',
    app: 'https://www.coinbase.com/wallet/downloads',
    browse: 'https://go.cb-w.com/dapp?cb_url={url}',
  },
  {
    name: 'Trust Wallet',
    rdns: knownWallets.trust,
    extension: 'https://trustwallet.com/browser-extension',
    app: 'https://trustwallet.com/download',
    pairing: 'https://link.trustwallet.com/wc?uri={uri}',
    browse: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  },
  {
    name: 'Rainbow',
    rdns: knownWallets.rainbow,
    extension: 'https://rainbow.me/extension',
    app: 'https://rainbow.download/',
    pairing: 'https://rnbwapp.com/wc?uri={uri}',
  },
]

const tints = ['#3b4d8f', '#2f6b5e', '#7a4b2a', '#5b4a86', '#8a3f55', '#44616f']

/** Initials as lines: an image has no font but the system's, which differs. */
const initials: Record<string, string> = {
  C: 'M20.5 12.5a5.5 5.5 0 1 0 0 7',
  M: 'M10.5 21.5v-11l5.5 7.5 5.5-7.5v11',
  R: 'M12 21.5v-11h4.75a3.25 3.25 0 0 1 0 6.5H12m4.5 0 4 4.5',
  T: 'M10.5 10.5h11M16 10.5v11',
}

/** A picture of our own: the wallet's initial on a tint, as a `data:` image. */
function drawMonogram(name: string, index: number): string {
  const tint = tints[index % tints.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${tint}"/><path d="${initials[name.charAt(0)] ?? ''}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Options of {@link listDownloads}. */
export interface ListDownloadsOptions {
  /** Lists apps instead of browser extensions. @default false */
  readonly phone?: boolean | undefined
  /** Names by which wallets of this browser announced themselves: left out. */
  readonly installed?: readonly (string | undefined)[] | undefined
  /** The page to open in a wallet's own browser, on a phone. Only `https:` is offered. */
  readonly page?: string | undefined
}

/**
 * Well-known wallets that this browser lacks, for `getWallets` of
 * `ConnectDialog`: extensions on a desk, apps on a phone.
 *
 * @example
 * ```ts
 * import { listDownloads } from '@strongroom/ui-kit'
 *
 * const [first] = listDownloads({ installed: ['com.roninchain.wallet'] })
 * first?.name // 'MetaMask'
 * ```
 */
export function listDownloads(
  options: ListDownloadsOptions = {},
): WalletDownload[] {
  const { phone = false, installed = [], page } = options
  const url = page === undefined ? undefined : safeHref(page)
  const target = url?.startsWith('https:') ? new URL(url) : undefined
  return walletDirectory.flatMap((wallet, index) => {
    const { name, rdns, extension, app, browse } = wallet
    const href = phone ? app : extension
    const isInstalled = rdns.some((own) =>
      installed.some((each) => each?.toLowerCase() === own),
    )
    if (href === undefined || isInstalled) return []
    return {
      name,
      icon: drawMonogram(name, index),
      href,
      openHref:
        phone && target && browse
          ? browse
              .replace('{url}', () => encodeURIComponent(target.href))
              .replace('{page}', () =>
                target.href.slice(`${target.protocol}//`.length),
              )
          : undefined,
    }
  })
}

/**
 * Well-known apps that take a WalletConnect code by a link, for `apps`
 * of `listWallets`.
 *
 * @example
 * ```ts
 * import { listPairingApps } from '@strongroom/ui-kit'
 *
 * listPairingApps().map(({ name }) => name) // ['Ronin Wallet', 'MetaMask', …]
 * ```
 */
export function listPairingApps(): PairingApp[] {
  return walletDirectory.flatMap(({ name, pairing }) =>
    pairing === undefined ? [] : { name, link: pairing },
  )
}
