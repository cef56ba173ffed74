import './scan.css'
import { Button, Icon } from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Address } from 'viem'
import { useScanTexts } from './texts.ts'

const ScanDialog = lazy(async () => {
  const { ScanDialog: component } = await import('./ScanDialog.tsx')
  return { default: component }
})

interface ScanFieldProps {
  /** Network of the address; undefined hides the scanner. */
  chain: { chainId: string; shortName: string } | undefined
  /** Called with the address that the owner accepts; it fills the field. */
  onScan: (address: Address) => void
  /** The field. */
  children: ReactNode
}

/** A field for an address, with a button below that scans one. */
export function ScanField({ children, onScan, chain }: ScanFieldProps) {
  const t = useScanTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="scan-field">
      {children}
      {chain && (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          <Icon name="qr" /> {t('scan')}
        </Button>
      )}
      {isOpen && chain && (
        <Suspense>
          <ScanDialog
            chain={chain}
            onScan={(address) => {
              setOpen(false)
              onScan(address)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
