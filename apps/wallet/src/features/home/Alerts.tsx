import { useIndexingStatus } from '@strongroom/react-hooks'
import { Notice, TimeOfDay } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { timeZone } from '../../core/timeZone.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useConcerns } from '../safe-state/useConcerns.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { useHomeDetailsTexts } from './homeDetailsTexts.ts'

interface Alert {
  tone: 'info' | 'warning' | 'danger'
  title: string
  text: ReactNode
  /** The page with all of it. */
  to?: '/settings/security' | '/settings/version'
}

const order = ['danger', 'warning', 'info']
/** Most alerts above the total; the settings page has the others. */
const most = 2

/**
 * What an owner should know before anything else: about the contract and its
 * settings, its version, and how far the gateway has read the chain.
 */
export function Alerts() {
  const t = useHomeDetailsTexts()
  const safe = useOpenSafe()
  const state = useSafeState(safe)
  const concerns = useConcerns(state.data, safe.info)
  const indexing = useIndexingStatus({
    chainId: safe.chainId,
    query: { refetchInterval: 30_000, retry: false },
  })
  const alerts: Alert[] = []
  if (state.data)
    for (const concern of concerns)
      alerts.push({ ...concern, to: '/settings/security' })
  else if (state.error)
    alerts.push({
      tone: 'warning',
      title: t('rpcSilent'),
      text: t('rpcSilentText'),
      to: '/settings/security',
    })
  const version = (state.data?.version ?? safe.version)?.split('+')[0]
  if (safe.info?.implementationVersionState === 'OUTDATED')
    alerts.push({
      tone: 'info',
      title: version ? t('outdated', { version }) : t('outdatedUnknown'),
      text: t('outdatedText'),
      to: '/settings/version',
    })
  if (indexing.data?.synced === false) {
    const { lastSync } = indexing.data
    alerts.push({
      tone: 'warning',
      title: t('behind'),
      text: t.rich('behindText', {
        time: () => (
          <TimeOfDay
            timestamp={lastSync}
            timeZone={timeZone}
            precision="datetime"
          />
        ),
      }),
    })
  }
  alerts.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
  const rest = alerts.length - most
  return alerts.slice(0, most).map(({ tone, title, text, to }, at) => (
    <Notice
      key={title}
      tone={tone}
      title={title}
      {...(to && {
        actions: (
          <ButtonLink size="small" to={to}>
            {rest > 0 && at === most - 1
              ? t('settingsMore', { count: String(rest) })
              : t('settings')}
          </ButtonLink>
        ),
      })}
    >
      {text}
    </Notice>
  ))
}
