import type { RecoveryAttempt } from '@strongroom/react-hooks'
import { Card, TimeOfDay, TransactionSentence } from '@strongroom/ui-kit'
import { timeZone } from '../../core/timeZone.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { stateTexts } from './attemptStates.ts'
import { describeAttempt } from './describeAttempt.ts'
import { useRecoveryTexts } from './texts.ts'

/** The latest attempts that left the queue, and how. */
export function PastAttempts({ past }: { past: readonly RecoveryAttempt[] }) {
  const t = useRecoveryTexts()
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  return (
    <Card title={t('pastTitle')} flush>
      <ul className="app-rows">
        {past.map(({ nonce, call, createdAt, state }) => (
          <li key={String(nonce)} className="app-row recovery-alarm">
            <div>
              <b>{t('attempt', { number: String(nonce + 1n) })}</b>
              {call ? (
                <TransactionSentence
                  summary={
                    describeAttempt(call, safe.address, undefined).summary
                  }
                  names={names}
                />
              ) : (
                <p>{t('unknownCall')}</p>
              )}
              <TimeOfDay
                timestamp={createdAt * 1_000}
                timeZone={timeZone}
                precision="datetime"
              />
            </div>
            <span>{t(stateTexts[state])}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
