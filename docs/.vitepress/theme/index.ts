import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { StoryFrame } from './StoryFrame.ts'
import { showTypePopups } from './typePopup.ts'
import './style.css'

export default {
  extends: theme,
  enhanceApp({ app, router }) {
    app.component('StoryFrame', StoryFrame)
    // Pages are rendered at build time too, without a document.
    if (typeof document !== 'undefined')
      router.onBeforeRouteChange = showTypePopups()
  },
} satisfies Theme
