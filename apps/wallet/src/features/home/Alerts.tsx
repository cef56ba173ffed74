import { useIndexingStatus } from '@strongroom/react-hooks'
import { Notice, TimeOfDay } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { findConcerns } from '../settings/findConcerns.ts'
import { useSafeState } from '../settings/useSafeState.ts'
import { timeZone } from '../transactions/timeZone.ts'

interface Alert {
  tone: 'info' | 'warning' | 'danger'
  title: string
  text: ReactNode
  isAboutSafe: boolean
}

const order = ['danger', 'warning', 'info']
/** Most alerts above the total; the settings page has the others. */
const most = 2

/**
 * What an owner should know before anything else: about the contract and its
 * settings, its version, and how far the gateway has read the chain.
 */
export function Alerts() {
  const safe = useOpenSafe()
  const state = useSafeState(safe)
  const indexing = useIndexingStatus({
    chainId: safe.chainId,
    query: { refetchInterval: 30_000, retry: false },
  })
  const alerts: Alert[] = []
  if (state.data)
    for (const concern of findConcerns(state.data, safe.info))
      alerts.push({ ...concern, isAboutSafe: true })
  else if (state.error)
    alerts.push({
      tone: 'warning',
      title: 'Your RPC did not answer',
      text: 'Nothing on this page could be checked against the chain.',
      isAboutSafe: true,
    })
  if (safe.info?.implementationVersionState === 'OUTDATED')
    alerts.push({
      tone: 'info',
      title: `This safe runs version ${(state.data?.version ?? safe.version)?.split('+')[0] ?? 'unknown'}`,
      text: 'The gateway recommends a newer version of the contract for this network.',
      isAboutSafe: false,
    })
  if (indexing.data?.synced === false)
    alerts.push({
      tone: 'warning',
      title: 'The gateway is behind the chain',
      text: (
        <>
          It has read blocks up to{' '}
          <TimeOfDay
            timestamp={indexing.data.lastSync}
            timeZone={timeZone}
            precision="datetime"
          />
          . Newer transfers and executions may be missing here.
        </>
      ),
      isAboutSafe: false,
    })
  alerts.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
  const rest = alerts.length - most
  return alerts.slice(0, most).map(({ tone, title, text, isAboutSafe }, at) => (
    <Notice
      key={title}
      tone={tone}
      title={title}
      {...(isAboutSafe && {
        actions: (
          <ButtonLink size="small" to="/settings">
            {rest > 0 && at === most - 1
              ? `Settings (${rest} more)`
              : 'Settings'}
          </ButtonLink>
        ),
      })}
    >
      {text}
    </Notice>
  ))
}
