import { type RecoveryModule, useConnection } from '@strongroom/react-hooks'
import {
  Address,
  Card,
  DescriptionList,
  formatDuration,
  Notice,
  Owners,
  Stack,
} from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { AlertsCard } from './AlertsCard.tsx'
import { AttemptCard } from './AttemptCard.tsx'
import { isOpenAttempt } from './attemptStates.ts'
import { PastAttempts } from './PastAttempts.tsx'
import { useRecoveryTexts } from './texts.ts'

/** What speaks against the module itself. */
function ModuleNotices({ module }: { module: RecoveryModule }) {
  const t = useRecoveryTexts()
  const safe = useOpenSafe()
  const { release, owner, target } = module
  const isSafe = (address: string) =>
    address.toLowerCase() === safe.address.toLowerCase()
  return (
    <>
      {release?.isVulnerable && (
        <Notice tone="danger" title={t('vulnerable')}>
          {t('vulnerableText')}
        </Notice>
      )}
      {release === undefined && (
        <Notice tone="warning" title={t('unknownCode')}>
          {t('unknownCodeText')}
        </Notice>
      )}
      {!isSafe(owner) && (
        <Notice tone="danger" title={t('foreignOwner')}>
          {t('foreignOwnerText', { owner })}
        </Notice>
      )}
      {!isSafe(target) && (
        <Notice tone="warning" title={t('foreignTarget')}>
          {t('foreignTargetText', { target })}
        </Notice>
      )}
    </>
  )
}

function ModuleCard({
  module,
  block,
}: {
  module: RecoveryModule
  block: number
}) {
  const t = useRecoveryTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const { shortName } = safe.chain
  const { address, release, recoverers, cooldown, expiration } = module
  return (
    <Card
      title={t('module')}
      description={t('readAt', { block: String(block) })}
      actions={
        <ButtonLink size="small" to="/settings/modules">
          {t('manage')}
        </ButtonLink>
      }
    >
      <DescriptionList
        items={[
          {
            term: t('recoverers'),
            value:
              recoverers.length === 0 ? (
                t('noRecoverers')
              ) : (
                <Owners
                  owners={recoverers.map((recoverer) => ({
                    address: recoverer,
                    name: nameOf(names, recoverer),
                  }))}
                  account={account}
                  shortName={shortName}
                />
              ),
          },
          {
            term: t('delay'),
            value:
              cooldown === 0n ? t('noDelay') : formatDuration(cooldown, locale),
          },
          {
            term: t('expiry'),
            value:
              expiration === 0n
                ? t('forGood')
                : formatDuration(expiration, locale),
          },
          {
            term: t('contract'),
            value: (
              <Address
                address={address}
                name={nameOf(names, address)}
                shortName={shortName}
                variant="full"
              />
            ),
          },
          {
            term: t('code'),
            value: release
              ? t('release', { version: release.version })
              : t('unknownCode'),
          },
        ]}
      />
    </Card>
  )
}

/** A recovery module, its attempts, and its mails. */
export function ModuleRecovery({
  module,
  block,
  readAt,
}: {
  module: RecoveryModule
  block: { number: number; timestamp: number }
  readAt: number
}) {
  const t = useRecoveryTexts()
  const safe = useOpenSafe()
  const state = useSafeState(safe)
  const { attempts, unread, past, queueNonce, txNonce } = module
  // The account that executes skips expired attempts before this one.
  const next = attempts.find(isOpenAttempt)
  return (
    <Stack gap={5}>
      <ModuleNotices module={module} />
      {attempts.map((attempt) => (
        <AttemptCard
          // A node that lies can name another call for the same place.
          key={`${attempt.nonce} ${attempt.hash}`}
          {...{ module, attempt, block, readAt }}
          isNext={attempt === next && attempt === attempts[0]}
          safe={{ ...safe, ...(state.data ?? {}) }}
        />
      ))}
      {queueNonce - txNonce > 1n && (
        <Notice
          tone="danger"
          title={
            unread > 0n
              ? t('unreadMany', { count: String(unread) })
              : t('several')
          }
          actions={
            <ButtonLink
              size="small"
              to="/settings/recovery/cancel"
              search={(search) => ({
                ...search,
                module: module.address,
                upTo: String(queueNonce),
              })}
            >
              {t('cancelAll')}
            </ButtonLink>
          }
        />
      )}
      {attempts.length === 0 && (
        <Notice tone="success" title={t('noAttempts')}>
          {t('noAttemptsText')}
        </Notice>
      )}
      <ModuleCard module={module} block={block.number} />
      <AlertsCard module={module.address} />
      {past.length > 0 && <PastAttempts past={past} />}
    </Stack>
  )
}
