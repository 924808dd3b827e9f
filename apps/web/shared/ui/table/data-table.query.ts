import { messageOf } from '../../api/error-text.ts';

type ListQuery<Row> = {
  data: { items: readonly Row[] } | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** What a table shows of the query for its page of rows. */
export function tableOf<Row>({ data, error, isPlaceholderData, refetch }: ListQuery<Row>) {
  return {
    rows: data?.items,
    isStale: isPlaceholderData,
    error: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}
