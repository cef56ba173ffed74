import { compareHashes } from './compareHashes.ts'
import type { HashRow } from './HashPanel.tsx'
import { HashRowView } from './HashRowView.tsx'
import type { HashPanelLabels } from './hashPanelLabels.ts'

export interface HashRowsProps {
  rows: readonly HashRow[]
  /** A source differs or a check failed: nothing goes to a device. */
  isBad: boolean
  texts: HashPanelLabels
}

/** The hashes behind the line, first the one that the device shows. */
export function HashRows({ rows, isBad, texts }: HashRowsProps) {
  const { rows: compared } = compareHashes(rows)
  const isOnDevice = ({ row }: (typeof compared)[number]) =>
    !isBad && row.isOnDevice === true
  return [
    ...compared.filter(isOnDevice),
    ...compared.filter((one) => !isOnDevice(one)),
  ].map((one) => (
    <HashRowView
      key={one.row.label}
      compared={one}
      isOnDevice={isOnDevice(one)}
      texts={texts}
    />
  ))
}
