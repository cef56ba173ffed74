import type { RecoveryAttempt, RecoveryModule } from '@strongroom/react-hooks'
import {
  formatDuration,
  Notice,
  shortenAddress,
  TransactionSentence,
} from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { useAlarmTexts } from './alarmTexts.ts'
import { describeAttempt } from './describeAttempt.ts'
import './recovery.css'
import { useChainTime } from './useChainTime.ts'

interface AlarmProps {
  safe: OpenSafe
  module: RecoveryModule
  /** The next one that can change the safe. */
  attempt: RecoveryAttempt
  /** Others in the queue. */
  others: number
  /** Time of the block that was read, in seconds. */
  timestamp: number
  /** Milliseconds of the browser's clock when it was read. */
  readAt: number
}

/** Warns of one attempt, and leads to what it does and to its cancellation. */
export function AttemptAlarm({
  safe,
  module,
  attempt,
  others,
  timestamp,
  readAt,
}: AlarmProps) {
  const t = useAlarmTexts()
  const locale = useLocale()
  const names = useNames(safe.chainId)
  const now = useChainTime(timestamp, readAt)
  const state = useSafeState(safe)
  const who = (address: string) =>
    nameOf(names, address) ?? shortenAddress(address)
  const { call, startedBy, executableAt } = attempt
  const meaning =
    call && describeAttempt(call, safe.address, state.data ?? safe)
  const [owner, ...moreOwners] = meaning?.change?.after.owners ?? []
  const title = startedBy ? t('titleBy', { name: who(startedBy) }) : t('title')
  const left = executableAt - now
  return (
    <Notice
      tone="danger"
      className="recovery-alarm"
      // Read once: the time left changes every second.
      title={<span role="alert">{title}</span>}
      actions={
        <>
          <ButtonLink size="small" to="/settings/recovery">
            {t('review')}
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="danger"
            to="/settings/recovery/cancel"
            search={(search) => ({
              ...search,
              module: module.address,
              upTo: String(attempt.nonce + 1n),
            })}
          >
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      {meaning ? (
        <TransactionSentence summary={meaning.summary} names={names} />
      ) : (
        <p>{t('unknown')}</p>
      )}
      <p>
        {owner !== undefined &&
          moreOwners.length === 0 &&
          `${t('onlyOwner', { name: who(owner) })} `}
        {left > 0
          ? t('waiting', { time: formatDuration(left, locale) })
          : t('executable')}
        {others > 0 && ` ${t('more', { count: others })}`}
      </p>
    </Notice>
  )
}
