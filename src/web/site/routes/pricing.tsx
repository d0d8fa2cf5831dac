import { Pricing } from '../features/pricing/pricing.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return [{ title: 'Pricing: Hotseat' }];
}

export default function PricingPage() {
  const { state } = useAccount();
  const service = useService();
  return (
    <Pricing
      account={state.status === 'signed_in' ? state.account : null}
      gatewayMissing={service === null || service.payments === 'none'}
    />
  );
}
