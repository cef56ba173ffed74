import {
  type RecoveryAttempt,
  type RecoveryModule,
  useConnection,
} from '@strongroom/react-hooks'
import {
  Address,
  CallTree,
  Card,
  DescriptionList,
  formatDuration,
  Notice,
  OwnerChangeTable,
  Stack,
  TimeOfDay,
  TransactionSentence,
} from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { timeZone } from '../../core/timeZone.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { isOpenAttempt, stateTexts } from './attemptStates.ts'
import { describeAttempt } from './describeAttempt.ts'
import { ExecuteAttempt } from './ExecuteAttempt.tsx'
import { useRecoveryTexts } from './texts.ts'
import { useChainTime } from './useChainTime.ts'

/** The facts of an attempt: who, when, how long. */
function AttemptFacts({
  attempt,
  now,
}: {
  attempt: RecoveryAttempt
  /** Seconds since 1970, by the chain. */
  now: number
}) {
  const t = useRecoveryTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const { startedBy, createdAt, executableAt, expiresAt, state } = attempt
  const left = executableAt - now
  return (
    <DescriptionList
      items={[
        {
          term: t('startedBy'),
          value: startedBy ? (
            <Address
              address={startedBy}
              name={nameOf(names, startedBy)}
              shortName={safe.chain.shortName}
            />
          ) : (
            t('unknownStarter')
          ),
        },
        {
          term: t('startedAt'),
          value: (
            <TimeOfDay
              timestamp={createdAt * 1_000}
              timeZone={timeZone}
              precision="datetime"
            />
          ),
        },
        ...(isOpenAttempt(attempt)
          ? [
              {
                term: t(left > 0 ? 'executableIn' : 'executable'),
                value:
                  left > 0 ? formatDuration(left, locale) : t('executableNow'),
              },
            ]
          : [{ term: t('state'), value: t(stateTexts[state]) }]),
        ...(expiresAt !== undefined && expiresAt > now
          ? [
              {
                term: t('expiresIn'),
                value: formatDuration(expiresAt - now, locale),
              },
            ]
          : []),
      ]}
    />
  )
}

/** An attempt in the queue: what it would do, the time left, and how to stop it. */
export function AttemptCard({
  module,
  attempt,
  block,
  readAt,
  isNext,
  safe,
}: {
  module: RecoveryModule
  attempt: RecoveryAttempt
  block: { timestamp: number }
  /** Milliseconds of the browser's clock when the block was read. */
  readAt: number
  /** The module executes it next. */
  isNext: boolean
  safe: {
    address: AddressText
    owners: readonly AddressText[]
    threshold: number
  }
}) {
  const t = useRecoveryTexts()
  const { chain, chainId } = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(chainId)
  const now = useChainTime(block.timestamp, readAt)
  const { call, nonce } = attempt
  const meaning = call && describeAttempt(call, safe.address, safe)
  const before = Number(nonce - module.txNonce)
  const isOneOf = (list: readonly string[]) =>
    account !== null &&
    list.some((one) => one.toLowerCase() === account.toLowerCase())
  const isOpen = isOpenAttempt(attempt)
  return (
    <Card
      title={t('attempt', { number: String(nonce + 1n) })}
      actions={
        isOpen && (
          <ButtonLink
            variant="danger"
            to="/settings/recovery/cancel"
            search={(search) => ({
              ...search,
              module: module.address,
              upTo: String(nonce + 1n),
            })}
          >
            {t('cancel')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={4}>
        {attempt.hiddenBy && (
          <Notice tone="danger" title={t(`${attempt.hiddenBy}Hides`)}>
            {t('hidesText')}
          </Notice>
        )}
        {meaning ? (
          <>
            <TransactionSentence summary={meaning.summary} names={names} />
            {meaning.change && (
              <OwnerChangeTable change={meaning.change} names={names} />
            )}
          </>
        ) : (
          <Notice tone="danger" title={t('unknownCall')}>
            {t('unknownCallText')}
          </Notice>
        )}
        <AttemptFacts attempt={attempt} now={now} />
        {isOpen && before > 0 && (
          <p>{t('cancelWithBefore', { count: before })}</p>
        )}
        {meaning && (
          <Stack gap={2}>
            <h3>{t('calls')}</h3>
            <CallTree
              node={meaning.node}
              facts={{
                safe: safe.address,
                reasons: meaning.reasons,
                policy: safe,
              }}
              chainPrefix={chain.shortName}
              names={names}
              nativeCurrency={chain.nativeCurrency}
            />
          </Stack>
        )}
        {call &&
          attempt.state === 'executable' &&
          isOneOf(module.recoverers) && (
            <ExecuteAttempt
              module={module.address}
              call={call}
              isNext={isNext}
            />
          )}
      </Stack>
    </Card>
  )
}
