import type { IconName } from '@strongroom/ui-kit'
import type { LinkProps } from '@tanstack/react-router'

type LabelKey =
  | 'home'
  | 'assets'
  | 'transactions'
  | 'apps'
  | 'addressBook'
  | 'settings'
  | 'accounts'
  | 'newSafe'
  | 'help'

/** A page that the navigation leads to. */
export interface NavigationEntry {
  page: NonNullable<LinkProps['to']>
  /** Paths under which this entry is the current one. */
  under: readonly string[]
  /** Key of its name in `useAppTexts`. */
  label: LabelKey
  icon: IconName
}

/** Whether a path belongs to the page of an entry. */
export const isUnder = (pathname: string, { under }: NavigationEntry) =>
  under.some((path) => pathname.startsWith(path))

/** Pages of a safe with a tab of their own on phones. */
export const mainEntries = {
  home: { page: '/home', under: ['/home'], label: 'home', icon: 'home' },
  assets: {
    page: '/balances',
    under: ['/balances'],
    label: 'assets',
    icon: 'wallet',
  },
  transactions: {
    page: '/transactions/queue',
    under: ['/transactions', '/messages'],
    label: 'transactions',
    icon: 'swap',
  },
} satisfies Record<string, NavigationEntry>

/** Pages of a safe that phones list under "More". */
export const moreEntries = [
  { page: '/apps', under: ['/apps'], label: 'apps', icon: 'sparkle' },
  {
    page: '/address-book',
    under: ['/address-book'],
    label: 'addressBook',
    icon: 'book',
  },
  {
    page: '/settings',
    under: ['/settings'],
    label: 'settings',
    icon: 'settings',
  },
] satisfies readonly NavigationEntry[]

/** Pages outside of a safe. */
export const outsideEntries = [
  { page: '/accounts', under: ['/accounts'], label: 'accounts', icon: 'vault' },
  {
    page: '/new-safe',
    under: ['/new-safe'],
    label: 'newSafe',
    icon: 'plus',
  },
  { page: '/help', under: ['/help'], label: 'help', icon: 'info' },
] satisfies readonly NavigationEntry[]
