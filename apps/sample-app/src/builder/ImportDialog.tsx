import {
  Button,
  Dialog,
  ForeignText,
  Notice,
  TextArea,
} from '@strongroom/ui-kit'
import { type ChangeEvent, useId, useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import { InputError } from './codec/InputError.ts'
import { type BatchFile, parseBatchFile } from './codec/parseBatchFile.ts'

/** Warnings about a batch before it is imported. */
function ImportWarnings({ file, safe }: { file: BatchFile; safe: Safe }) {
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

const largest = 2_000_000

/** Takes over a batch from a file or a pasted text, after a look at it. */
export function ImportDialog({
  safe,
  onImport,
  onClose,
}: {
  safe: Safe
  onImport: (file: BatchFile) => void
  onClose: () => void
}) {
  const fileId = useId()
  const [text, setText] = useState('')
  const [file, setFile] = useState<BatchFile>()
  const [error, setError] = useState<string>()

  const read = (text: string) => {
    setFile(undefined)
    setError(undefined)
    try {
      setFile(parseBatchFile(text))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setError(error.message)
    }
  }
  const readFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen === undefined) return
    setFile(undefined)
    if (chosen.size > largest)
      return setError('This file is larger than 2 MB, which no batch needs.')
    try {
      const text = await chosen.text()
      setText(text.length > 100_000 ? '' : text)
      read(text)
    } catch {
      setError('The browser could not read this file.')
    }
  }
  const isSound =
    file?.checksum === 'matches' && file.chainId === safe.chain.chainId
  const count = file?.calls.length ?? 0

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import a batch"
      description="In the JSON format of transaction builders. Nothing is sent by this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {file === undefined ? (
            <Button
              variant="primary"
              disabledReason={
                text.trim() === '' ? 'Choose a file or paste one.' : null
              }
              onClick={() => read(text)}
            >
              Read it
            </Button>
          ) : (
            <Button
              variant={isSound ? 'primary' : 'danger'}
              onClick={() => onImport(file)}
            >
              {`Add ${count} ${count === 1 ? 'call' : 'calls'}${isSound ? '' : ' anyway'}`}
            </Button>
          )}
        </>
      }
    >
      <div className="form">
        <div className="file">
          <label htmlFor={fileId}>File</label>
          <input
            id={fileId}
            type="file"
            accept="application/json,.json"
            onChange={(event) => void readFile(event)}
          />
        </div>
        <TextArea
          label="Or paste it"
          mono
          rows={6}
          spellCheck={false}
          value={text}
          onValueChange={(text) => {
            setText(text)
            setFile(undefined)
            setError(undefined)
          }}
        />
        <div className="form" aria-live="polite">
          {error !== undefined && (
            <Notice tone="danger" title="This batch can not be used">
              {error}
            </Notice>
          )}
          {file !== undefined && <ImportWarnings file={file} safe={safe} />}
        </div>
      </div>
    </Dialog>
  )
}
