import { Address, Button, Card, Notice, Stack } from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useAddNetworkTexts } from './addNetworkTexts.ts'
import type { CreationRefusal } from './readCreation.ts'

/** Reason in the catalogue, and what the owner can do about it. */
export interface Obstacle {
  reason:
    | CreationRefusal
    | 'noRpc'
    | 'noAnswer'
    | 'wrongChain'
    | 'occupied'
    | 'contractMissing'
    | 'contractDiffers'
    | 'creationFails'
    | 'otherAddress'
  step: 'rpc' | 'there' | 'another' | 'compare'
  /** Contract that the reason is about. */
  contract?: AddressText | undefined
  /** Part of Safe that the other network lacks. */
  part?: 'proxyFactory' | 'singleton' | 'singletonL2' | 'handler' | 'toL2Setup'
}

/** Why the safe cannot be added, and what the owner can do. */
export function Cannot({
  obstacle,
  chain,
  here,
  version,
  onRetry,
}: {
  obstacle: Obstacle
  chain: ChainRecord
  here: string
  /** Version that the safe was created with, where it is known. */
  version: string
  onRetry: () => void
}) {
  const t = useAddNetworkTexts()
  const { reason, step, contract, part } = obstacle
  const names = { chain: chain.chainName, here }
  return (
    <Card title={t('cannot', { chain: chain.chainName })}>
      <Notice
        tone="warning"
        role="alert"
        title={t(`${reason}Reason`, {
          ...{ ...names, version },
          part: part === undefined ? '' : t(`${part}Part`),
        })}
        actions={
          <>
            {(step === 'rpc' || step === 'there') && (
              <>
                <ButtonLink to="/settings/networks">
                  {t('chooseRpc')}
                </ButtonLink>
                <Button onClick={onRetry}>{t('retry')}</Button>
              </>
            )}
            {step === 'another' && (
              <ButtonLink to="/new-safe">{t('another')}</ButtonLink>
            )}
            <ButtonLink to="/settings/other-networks">
              {t('compare')}
            </ButtonLink>
          </>
        }
      >
        <Stack gap={2}>
          <span>{t(`${step}Step`, names)}</span>
          {contract && <Address address={contract} variant="full" />}
        </Stack>
      </Notice>
    </Card>
  )
}
