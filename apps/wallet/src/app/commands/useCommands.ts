import { useConnection } from '@strongroom/react-hooks'
import { type IconName, shortenAddress } from '@strongroom/ui-kit'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { settingsPages } from '../../core/SettingsTop.tsx'
import { useSettingsTexts } from '../../core/settingsTexts.ts'
import { useAppearance } from '../../core/useAppearance.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { useSafeList } from '../../features/accounts/useSafeList.ts'
import { shortcutKeys } from '../../features/help/shortcuts.ts'
import { securityPages } from '../../features/settings/SecurityLink.tsx'
import { useSecurityTexts } from '../../features/settings/securityTexts.ts'
import {
  mainEntries,
  moreEntries,
  outsideEntries,
} from '../shell/navigationEntries.ts'
import { pageOfSafe } from '../shell/pageOfSafe.ts'
import { useAppTexts } from '../texts.ts'
import { readTarget } from './readTarget.ts'
import { useCommandsTexts } from './texts.ts'

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
  keys?: string | undefined
  run: () => unknown
}

const safePages = [
  { ...mainEntries.home, keys: shortcutKeys.home },
  { ...mainEntries.assets, keys: shortcutKeys.assets },
  { ...mainEntries.transactions, name: 'queue', keys: shortcutKeys.queue },
  {
    page: '/transactions/draft',
    name: 'draft',
    icon: 'batch',
    words: 'draftWords',
  },
  {
    page: '/transactions/draft/recipients',
    name: 'draftRecipients',
    icon: 'batch',
    words: 'draftWords',
  },
  {
    page: '/transactions/draft/call',
    name: 'draftCall',
    icon: 'batch',
    words: 'draftWords',
  },
  {
    page: '/transactions/history',
    name: 'history',
    icon: 'clock',
    keys: shortcutKeys.history,
  },
  {
    page: '/messages',
    name: 'messages',
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

/** Keys of an object, with their types. */
const keysOf = <Key extends string>(from: Readonly<Record<Key, string>>) =>
  Object.keys(from) as Key[]

/** The commands that a text finds, those it names first. */
export function useCommands(
  query: string,
  onConnect: () => void,
): readonly Command[] {
  const t = useCommandsTexts()
  const pages = useAppTexts()
  const settings = useSettingsTexts()
  const security = useSecurityTexts()
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
        ? { tone: 'success', title: t('copied'), description: text }
        : { tone: 'danger', title: t('notCopied') },
    )
  }

  const named = readTarget(query, chains).flatMap((target): Command[] => {
    if (target.kind === 'transaction')
      return safe === undefined
        ? []
        : [
            {
              id: 'transaction',
              label: t('openTransaction', {
                hash: shortenAddress(target.hash),
              }),
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
        label: t('openSafe', { address: shortenAddress(address) }),
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
            label: t('send'),
            icon: 'plus',
            words: t('sendWords'),
            keys: shortcutKeys.newTransaction,
            run: () => navigate({ to: '/send', search: { safe: safe.ref } }),
          },
          ...safePages.map((entry) => ({
            id: entry.page,
            label: 'name' in entry ? t(entry.name) : pages(entry.label),
            icon: entry.icon,
            keys: 'keys' in entry ? entry.keys : undefined,
            words: 'words' in entry ? t(entry.words) : '',
            run: () => navigate({ to: entry.page, search: { safe: safe.ref } }),
          })),
          {
            id: 'copy',
            label: t('copy'),
            icon: 'copy',
            run: () => copy(safe.address),
          },
          {
            id: 'copy-prefixed',
            label: t('copyPrefixed', { prefix: safe.chain.shortName }),
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
            label: name ?? t('unnamed', { address: shortenAddress(address) }),
            hint: chain?.chainName,
            icon: 'vault',
            words: `${t('switchWords')} ${ref}`,
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
            label: t('connect'),
            icon: 'wallet' as const,
            run: onConnect,
          },
        ]
      : []),
    ...outsideEntries.map(({ page, label, icon }) => ({
      id: page,
      label: pages(label),
      icon,
      run: () => navigate({ to: page }),
    })),
    ...(['light', 'dark', 'system'] as const)
      .filter((each) => each !== theme)
      .map((each) => ({
        id: `theme ${each}`,
        label: t(each),
        icon: ({ light: 'sun', dark: 'moon', system: 'monitor' } as const)[
          each
        ],
        words: t('themeWords'),
        run: () => setTheme(each),
      })),
    {
      id: 'density',
      label: t(density === 'compact' ? 'comfortable' : 'compact'),
      icon: density === 'compact' ? 'rows' : 'rowsDense',
      words: t('densityWords'),
      run: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
    },
    {
      id: 'shortcuts',
      label: t(shortcuts === false ? 'shortcutsOn' : 'shortcutsOff'),
      icon: 'settings',
      run: () =>
        stores.settings.set(({ shortcuts: was, ...current }) =>
          was === false ? current : { ...current, shortcuts: false },
        ),
    },
  ]
  const inSettings = [
    ...keysOf(settingsPages).map(
      (page) => [settingsPages[page], settings(page)] as const,
    ),
    ...keysOf(securityPages).map(
      (page) => [securityPages[page], security(`${page}Title`)] as const,
    ),
  ].flatMap(([page, name]): Command[] =>
    safe === undefined
      ? []
      : [
          {
            id: `settings ${page}`,
            label: `${settings('title')}: ${name}`,
            icon: 'settings',
            run: () => navigate({ to: page, search: { safe: safe.ref } }),
          },
        ],
  )
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return [
    ...named,
    ...[...inSafe, ...switches, ...general, ...inSettings].filter((command) => {
      const { label, hint = '', words: more = '' } = command
      const text = `${label} ${hint} ${more}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  ]
}
