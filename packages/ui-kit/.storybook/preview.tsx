import type { Preview } from '@storybook/react-vite'
import { annotations } from './annotations.tsx'
import { DocsPage } from './DocsPage.tsx'
import { plainControls } from './plainControls.ts'

const preview: Preview = {
  ...annotations,
  tags: ['autodocs'],
  argTypesEnhancers: plainControls,
  parameters: {
    ...annotations.parameters,
    docs: { page: DocsPage },
    options: { storySort: { order: ['Overview', 'Tokens', '*'] } },
  },
}

export default preview
