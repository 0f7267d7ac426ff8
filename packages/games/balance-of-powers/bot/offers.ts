export { anything, argsOf, bestOf, firstOf, has, isBare, numberIn, numbersIn } from '@sandtable/bots'
