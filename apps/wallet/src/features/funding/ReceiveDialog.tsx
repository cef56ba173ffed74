import { Dialog, Notice } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { ReceiveAddress } from './ReceiveAddress.tsx'
import { useFundingTexts } from './texts.ts'

/** Where to send coins and tokens for the open safe, and on which network. */
export function ReceiveDialog({ onClose }: { onClose: () => void }) {
  const t = useFundingTexts()
  const { chainName } = useOpenSafe().chain
  return (
    <Dialog open title={t('receive')} onClose={onClose}>
      <ReceiveAddress
        heading={
          <Notice tone="warning" title={t('onlyOn', { chain: chainName })}>
            {t('onlyOnText')}
          </Notice>
        }
      />
    </Dialog>
  )
}
