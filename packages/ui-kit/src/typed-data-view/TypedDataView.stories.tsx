import type { Meta, StoryObj } from '@storybook/react-vite'
import { names } from '../../test/people.ts'
import { hostileTypedData, permit } from '../../test/typedData.ts'
import { TypedDataView } from './TypedDataView.tsx'

const meta = {
  title: 'Verification/TypedDataView',
  component: TypedDataView,
  args: { data: permit, chainPrefix: 'eth', chainId: '1', names },
} satisfies Meta<typeof TypedDataView>

export default meta

type Story = StoryObj<typeof meta>

export const Permit: Story = {}

export const OtherChain: Story = { args: { chainId: '2020' } }

export const Hostile: Story = { args: { data: hostileTypedData } }

export const HugeNumbers: Story = {
  args: {
    data: {
      ...permit,
      domain: { ...permit.domain, chainId: '9'.repeat(78) },
      message: {
        ...permit.message,
        details: { value: (2n ** 256n - 1n).toString(), salt: '1\u202e000' },
      },
    },
  },
}

export const Empty: Story = {
  args: { data: { types: {}, primaryType: '', domain: null, message: null } },
}
