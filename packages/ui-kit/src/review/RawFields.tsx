'use client'

import { lazy } from 'react'
import { Fold, type FoldProps } from '../fold/Fold.tsx'
import { code } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { RawFieldListProps } from './RawFieldList.tsx'
import {
  defaultRawFieldsLabels,
  type RawFieldsLabels,
} from './rawFieldsLabels.ts'

const loadList = () => import('./RawFieldList.tsx')

const RawFieldList = lazy(async () => {
  const { RawFieldList: component } = await loadList()
  return { default: component }
})

/** Props of `RawFields`. */
export interface RawFieldsProps
  extends Omit<FoldProps, 'title' | 'path' | 'load' | 'children'>,
    Omit<RawFieldListProps, 'texts'> {
  labels?: Partial<RawFieldsLabels> | undefined
}

/** Every field that is hashed, as it is hashed, behind a toggle. */
export function RawFields({
  transaction,
  chainId,
  safe,
  version,
  labels,
  ...rest
}: RawFieldsProps) {
  const texts = useLabels('rawFields', defaultRawFieldsLabels, labels)
  return (
    <Fold {...rest} path={code} title={texts.title} load={loadList}>
      <RawFieldList
        transaction={transaction}
        chainId={chainId}
        safe={safe}
        version={version}
        texts={texts}
      />
    </Fold>
  )
}
