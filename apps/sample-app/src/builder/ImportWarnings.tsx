import { ForeignText, Notice } from '@strongroom/ui-kit'
import type { Safe } from '../safe/loadSafe.ts'
import type { BatchFile } from './codec/parseBatchFile.ts'

/** Warnings about a batch before it is imported. */
export function ImportWarnings({
  file,
  safe,
}: {
  file: BatchFile
  safe: Safe
}) {
  const { chainId, chainName } = safe.chain
  const calls =
    file.calls.length === 1 ? '1 call' : `${file.calls.length} calls`
  return (
    <>
      {file.checksum === 'matches' && (
        <Notice tone="success" title="The checksum is right">
          <ForeignText value={file.name || 'A batch without a name'} />: {calls}
          , as they were exported.
        </Notice>
      )}
      {file.checksum === 'differs' && (
        <Notice tone="danger" title="The checksum is wrong">
          This batch ({calls}) was changed after it was exported. Check every
          call, or ask whoever gave it to you for the original.
        </Notice>
      )}
      {file.checksum === 'missing' && (
        <Notice tone="warning" title="There is no checksum">
          Nothing tells whether this batch ({calls}) is as it was exported.
          Check every call.
        </Notice>
      )}
      {file.chainId !== chainId && (
        <Notice tone="danger" title="This batch is for another chain">
          It was made for chain {file.chainId}, your safe is on {chainName} (
          {chainId}). The same addresses may be other contracts here.
        </Notice>
      )}
    </>
  )
}
