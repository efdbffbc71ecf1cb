/** What pages are written with, as in production: the bundler of the tests asks for the names of development. */
export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime'
