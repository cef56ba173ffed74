/** Section of a wallet in the list. */
export type ConnectorSection = 'recent' | 'installed' | 'other'

/** An app that takes the code of a wallet elsewhere by a link. */
export interface PairingApp {
  name: string
  /**
   * `{uri}` is replaced by the code, encoded. Best an `https:` link that leads
   * to the app, and to its site where it is not installed.
   */
  link: string
}

/** A wallet to choose. */
export interface ConnectorOption {
  id: string
  /** Name that the wallet announces; cleaned before it is shown. */
  name: string
  /** A `data:` image; anything else is not loaded. */
  icon?: string | null | undefined
  /** @default 'installed' */
  section?: ConnectorSection | undefined
  /** Small print: "Detected", "Opens a window". */
  hint?: string | undefined
  /** Two wallets claim to be this one: at least one is not. */
  warning?: string | undefined
  /** Where to get it when it is not installed. */
  installUrl?: string | undefined
  /** @default true */
  available?: boolean | undefined
  /** It is on another device: a code is shown, `pairingUri` of the dialog. */
  pairing?: boolean | undefined
  /** Apps on this phone that may take the code. */
  apps?: readonly PairingApp[] | undefined
}

/** A wallet to install, for users without one. */
export interface WalletDownload {
  name: string
  /** A `data:` image; anything else is not loaded. */
  icon?: string | null | undefined
  /** Kind of the wallet: "Browser extension", "App for phones". */
  hint?: string | undefined
  /** An `https:` page. */
  href: string
  /** A link that opens this page in the wallet's own browser, on a phone. */
  openHref?: string | undefined
}
