import { Address, Card, DescriptionList } from '@strongroom/ui-kit'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'

/** The contract of the open safe, and the code that it runs. */
export function ContractCard({ state }: { state: SafeState }) {
  const t = useContractTexts()
  const safe = useOpenSafe()
  const name = useAddressName(safe.chainId, safe.address)
  const { shortName } = safe.chain
  const { version, nonce, singleton } = state
  return (
    <Card title={t('contract')}>
      <DescriptionList
        items={[
          {
            term: t('safe'),
            value: (
              <Address
                address={safe.address}
                name={name}
                shortName={shortName}
                variant="full"
              />
            ),
          },
          { term: t('version'), value: version },
          { term: t('nextNonce'), value: String(nonce) },
          {
            term: t('implementation'),
            value: (
              <Address
                address={singleton}
                name={describeContract(singleton, t)}
                shortName={shortName}
                variant="full"
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
