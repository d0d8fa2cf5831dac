import { FountainPen, TeaGlass } from '#web/ui/art/desk.tsx';
import { Circle, DoubleUnderline, SmallCircle, Underline } from '#web/ui/art/pen-marks.tsx';
import './marked-resume.css';

/** The sample resume of an engineer on the desk, shortened, marked in indigo where a panel would ask. One picture to a screen reader. */
export function MarkedResume() {
  return (
    <figure className="desk">
      <figcaption className="vh">
        A sample resume on a desk, marked in indigo pen where a panel would ask: the marks of the degree, the
        fall from 9 hours to 3.5, the 6 sites, and eight years of drumming.
      </figcaption>
      <TeaGlass className="chai" />
      <div className="cv" aria-hidden="true">
        <b className="name">Vikram Nair</b>
        <span>Thrissur, Kerala</span> · Sample resume
        <b className="head">Education</b>
        <ul>
          <li>
            <span>Malabar Institute of Engineering</span>
            <span>2024</span>
          </li>
          <li className="rel">
            <span className="hand dip">which semester?</span>
            <span className="mkd">
              B.Tech. Electrical
              <Circle className="ink-drawn ring wide" />
            </span>
            <span className="mkd">
              7.94/10
              <SmallCircle className="ink-drawn ring" />
            </span>
          </li>
          <li>
            <span>Class XII</span>
            <span>92.6%</span>
          </li>
        </ul>
        <b className="head">Work experience</b>
        <p className="row">
          <span className="firm">Suryakiran Renewables</span>
          <span>Oct 2025</span>
        </p>
        <ul className="dashes">
          <li className="rel room">
            Cut the time to clear an inverter fault from{' '}
            <span className="mkd">
              9 hours to 3.5 hours
              <DoubleUnderline className="ink-drawn under" />
            </span>{' '}
            by changing how spares were stocked at{' '}
            <span className="mkd">
              6 sites
              <Underline className="ink-drawn under" />
            </span>
            <span className="hand yours">how much of it was yours?</span>
            <span className="hand those">why those?</span>
          </li>
          <li>Led a team of 7 field technicians</li>
        </ul>
        <b className="head">Projects</b>
        <ul className="dashes">
          <li>Low-cost transformer oil monitor for village substations</li>
        </ul>
        <b className="head">Hobbies and interests</b>
        <ul className="dashes">
          <li>
            Chenda drumming{' '}
            <span className="mkd">
              (8 years)
              <Underline className="ink-drawn under" />
            </span>
          </li>
        </ul>
        <span className="hand last">what did year one teach?</span>
      </div>
      <FountainPen className="nib" />
    </figure>
  );
}
