import { PageTitle } from '../shell/title.tsx';

/** `game` is the part of the address after `/rules/`. */
export default function RulesPage({ game }: { readonly game: string }) {
  return <PageTitle window="Rules">{game}</PageTitle>;
}
