import { useConnection } from '@strongroom/react-hooks'
import { type IconName, shortenAddress } from '@strongroom/ui-kit'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAppearance } from '../../core/useAppearance.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { useSafeList } from '../../features/accounts/useSafeList.ts'
import { shortcutKeys } from '../../features/help/shortcuts.ts'
import {
  mainEntries,
  moreEntries,
  outsideEntries,
} from '../shell/navigationEntries.ts'
import { pageOfSafe } from '../shell/pageOfSafe.ts'
import { readTarget } from './readTarget.ts'

/** One line of the command palette. */
export interface Command {
  id: string
  label: string
  icon: IconName
  /** Muted, after the label. */
  hint?: string | undefined
  /** Further words that find it. */
  words?: string
  /** As in `shortcutKeys`. */
  keys?: string
  run: () => unknown
}

const safePages = [
  { ...mainEntries.home, keys: shortcutKeys.home },
  { ...mainEntries.assets, keys: shortcutKeys.assets },
  { ...mainEntries.transactions, label: 'Queue', keys: shortcutKeys.queue },
  {
    page: '/transactions/history',
    label: 'History',
    icon: 'clock',
    keys: shortcutKeys.history,
  },
  {
    page: '/messages',
    label: 'Messages',
    icon: 'message',
    keys: shortcutKeys.messages,
  },
  ...moreEntries.map((entry) => ({
    ...entry,
    keys: {
      '/apps': shortcutKeys.apps,
      '/address-book': shortcutKeys.addressBook,
      '/settings': shortcutKeys.settings,
    }[entry.page],
  })),
] as const

/** The commands that a text finds, those it names first. */
export function useCommands(
  query: string,
  onConnect: () => void,
): readonly Command[] {
  const { stores, toasts } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { account } = useConnection()
  const { chains } = useChainRecords()
  const { theme, density, setTheme, setDensity } = useAppearance()
  const { safes } = useSafeList()
  const found = useSafeFromUrl()
  const safe = found.status === 'ready' ? found.safe : undefined

  const copy = async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    toasts.add(
      isCopied
        ? { tone: 'success', title: 'Address copied', description: text }
        : { tone: 'danger', title: 'The browser did not copy the address' },
    )
  }

  const named = readTarget(query, chains).flatMap((target): Command[] => {
    if (target.kind === 'transaction')
      return safe === undefined
        ? []
        : [
            {
              id: 'transaction',
              label: `Open transaction ${shortenAddress(target.hash)}`,
              icon: 'search',
              run: () =>
                navigate({
                  to: '/transactions/tx',
                  search: { safe: safe.ref, id: target.hash },
                }),
            },
          ]
    const { address, chain, ref } = target
    const isListed = safes.some((each) => each.ref === ref)
    return [
      {
        id: ref,
        label: `Open safe ${shortenAddress(address)}`,
        hint: chain.chainName,
        icon: 'vault',
        run: () =>
          isListed
            ? navigate({ to: '/home', search: { safe: ref } })
            : navigate({ to: '/open-safe', search: { ref } }),
      },
    ]
  })
  const inSafe: Command[] =
    safe === undefined
      ? []
      : [
          {
            id: 'new',
            label: 'New transaction',
            icon: 'plus',
            words: 'send transfer pay',
            keys: shortcutKeys.newTransaction,
            run: () => navigate({ to: '/send', search: { safe: safe.ref } }),
          },
          ...safePages.map(({ page, label, icon, keys }) => ({
            id: page,
            label,
            icon,
            keys,
            run: () => navigate({ to: page, search: { safe: safe.ref } }),
          })),
          {
            id: 'copy',
            label: 'Copy the address of this safe',
            icon: 'copy',
            run: () => copy(safe.address),
          },
          {
            id: 'copy-prefixed',
            label: `Copy the address with ${safe.chain.shortName}:`,
            icon: 'copy',
            run: () => copy(safe.ref),
          },
        ]
  const switches = safes.flatMap(({ address, chain, name, ref }): Command[] =>
    ref === undefined || ref === safe?.ref
      ? []
      : [
          {
            id: `switch ${ref}`,
            label: name ?? `Unnamed safe ${shortenAddress(address)}`,
            hint: chain?.chainName,
            icon: 'vault',
            words: `switch safe ${ref}`,
            run: () =>
              navigate({ to: pageOfSafe(pathname), search: { safe: ref } }),
          },
        ],
  )
  const { shortcuts } = stores.settings.get()
  const general: Command[] = [
    ...(account === null
      ? [
          {
            id: 'connect',
            label: 'Connect wallet',
            icon: 'wallet' as const,
            run: onConnect,
          },
        ]
      : []),
    ...outsideEntries.map(({ page, label, icon }) => ({
      id: page,
      label,
      icon,
      run: () => navigate({ to: page }),
    })),
    ...(['light', 'dark', 'system'] as const)
      .filter((each) => each !== theme)
      .map((each) => ({
        id: `theme ${each}`,
        label: `Theme: ${each}`,
        icon: ({ light: 'sun', dark: 'moon', system: 'monitor' } as const)[
          each
        ],
        words: 'appearance colours',
        run: () => setTheme(each),
      })),
    {
      id: 'density',
      label: `Density: ${density === 'compact' ? 'comfortable' : 'compact'}`,
      icon: density === 'compact' ? 'rows' : 'rowsDense',
      words: 'appearance rows',
      run: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
    },
    {
      id: 'shortcuts',
      label: `Turn keyboard shortcuts ${shortcuts === false ? 'on' : 'off'}`,
      icon: 'settings',
      run: () =>
        stores.settings.set(({ shortcuts: was, ...current }) =>
          was === false ? current : { ...current, shortcuts: false },
        ),
    },
  ]
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return [
    ...named,
    ...[...inSafe, ...switches, ...general].filter((command) => {
      const { label, hint = '', words: more = '' } = command
      const text = `${label} ${hint} ${more}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  ]
}
